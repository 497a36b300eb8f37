import type { BatchApi, BatchOverview, BatchTask, FilePreview } from '../features/batch';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

/** Checked, and ready to be run. */
export const buildTask = (fields: Partial<BatchTask> = {}): BatchTask => ({
  externalId: 'task1',
  name: 'spring.csv',
  size: 12_300,
  status: 'success',
  phase: 'ready',
  source: 'file',
  rowsFetched: null,
  rows: 12,
  rowsRun: 0,
  toCreate: 10,
  toSkip: 1,
  toFail: 1,
  created: 0,
  skipped: 0,
  failed: 0,
  undone: 0,
  failure: null,
  isUnlocked: false,
  resumesAt: null,
  undoableUntil: null,
  createdAt: '2026-11-20T01:00:00.000Z',
  endedAt: null,
  ...fields,
});

export const NO_TASKS = { checking: [], inProgress: [], success: [], failed: [] };

export const buildBatchOverview = (fields: Partial<BatchOverview> = {}): BatchOverview => ({
  task: buildTask(),
  currency: 'ntd',
  price: 0,
  groups: [
    {
      status: 'create',
      code: null,
      flag: null,
      rows: 10,
      firstRow: 1,
      column: null,
      sample: ['https://a.tw/'],
      message: null,
    },
    {
      ...{ status: 'fail', code: 'links.slug-taken', flag: null, rows: 1, firstRow: 4 },
      ...{ column: 'Slug', sample: ['https://b.tw/', 'sale'], message: 'This slug is taken.' },
    },
  ],
  ...fields,
});

export const buildFilePreview = (fields: Partial<FilePreview> = {}): FilePreview => ({
  source: 'file',
  format: 'csv',
  columns: [
    { name: 'URL', field: 'url' },
    { name: 'Name', field: 'title' },
    { name: 'Other', field: null },
  ],
  rows: [['https://a.tw/', 'A', 'x']],
  ...fields,
});

export const fakeBatchApi = (): Fake<BatchApi> => ({
  tasks: jest.fn().mockResolvedValue(NO_TASKS),
  preview: jest.fn().mockResolvedValue(buildFilePreview()),
  start: jest.fn().mockResolvedValue(buildTask({ phase: 'uploaded', status: 'checking' })),
  startImport: jest
    .fn()
    .mockResolvedValue(buildTask({ phase: 'uploaded', status: 'checking', rowsFetched: 0 })),
  show: jest.fn().mockResolvedValue(buildTask()),
  overview: jest.fn().mockResolvedValue(buildBatchOverview()),
  run: jest.fn().mockResolvedValue(buildTask({ phase: 'running', status: 'inProgress' })),
  abort: jest.fn().mockResolvedValue(buildTask({ phase: 'aborted', status: 'failed' })),
  undo: jest.fn().mockResolvedValue(buildTask({ phase: 'undoing', status: 'inProgress' })),
  unlock: jest.fn().mockResolvedValue({
    ...{ externalId: 'ORDER1', currency: 'ntd', amount: 100, paymentTypes: ['linePay', 'newebPay'] },
    expireTime: '2099-01-01T00:00:00.000Z',
  }),
  results: jest.fn().mockResolvedValue(new Blob(['url\r\n'])),
});
