import type { RightsOf } from './right';

export const BATCH_RIGHTS = {
  'batch.list-tasks': { who: 'member', program: 'batch:write', whose: 'actedIn', view: 'shown' },
  'batch.preview-file': { who: 'member', program: 'batch:write', seat: 'paid', whose: 'actedIn' },
  'batch.start-task': { who: 'member', program: 'batch:write', seat: 'paid', whose: 'actedIn' },
  'batch.start-import': { who: 'member', program: null, seat: 'paid', whose: 'actedIn' },
  'batch.show-task': { who: 'member', program: 'batch:write', whose: 'batchTask', view: 'shown' },
  'batch.show-overview': { who: 'member', program: 'batch:write', whose: 'batchTask', view: 'shown' },
  'batch.run-task': { who: 'member', program: 'batch:write', seat: 'paid', whose: 'batchTask' },
  'batch.abort-task': { who: 'member', program: 'batch:write', seat: 'paid', whose: 'batchTask' },
  'batch.undo-task': { who: 'member', program: 'batch:write', seat: 'paid', whose: 'batchTask' },
  'batch.export-task': { who: 'member', program: 'batch:write', whose: 'batchTask' },
  'batch.unlock-task': { who: 'groupAdmin', program: null, whose: 'batchTask' },
} as const satisfies RightsOf<'batch'>;
