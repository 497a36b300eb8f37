import type { Answer, TestCaller } from './app';
import type { Refusal } from './asking';
import { eventually } from './waiting';

/** What the API says of a task. */
export interface ShownTask {
  readonly externalId: string;
  readonly name: string;
  readonly size: number;
  readonly status: string;
  readonly phase: string;
  readonly source: string;
  readonly rows: number;
  readonly toCreate: number;
  readonly toSkip: number;
  readonly toFail: number;
  readonly created: number;
  readonly skipped: number;
  readonly failed: number;
  readonly undone: number;
  readonly failure: { readonly code: string; readonly row: number | null } | null;
  readonly resumesAt: string | null;
  readonly undoableUntil: string | null;
}

type TaskAnswer = Answer<{ readonly data: ShownTask } & Refusal>;

const AT_REST = ['ready', 'paused', 'done', 'undone', 'aborted', 'failed'];

type Fields = Readonly<Record<string, string>>;

export function tableForm(
  content: string | Uint8Array,
  { fileName = 'links.csv', ...fields }: Fields = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  form.append('file', new Blob([bytes]), fileName);
  return form;
}

/** Sends a file. */
export const sendTable = (
  who: TestCaller,
  content: string | Uint8Array,
  fields: Fields = {},
): Promise<TaskAnswer> =>
  who.call('/batch/task/security_check/start', { method: 'POST', body: tableForm(content, fields) });

export const taskCall = (who: TestCaller, { externalId }: Pick<ShownTask, 'externalId'>, what: string) =>
  who.call<{ readonly data: ShownTask } & Refusal>(`/batch/task/${externalId}/${what}`, { method: 'POST' });

export const showTask = async (who: TestCaller, externalId: string): Promise<ShownTask> =>
  (await who.call<{ data: ShownTask }>(`/batch/task/${externalId}`)).body.data;

/** Waits until a worker has nothing more to do for it. */
export const settled = (who: TestCaller, { externalId }: Pick<ShownTask, 'externalId'>): Promise<ShownTask> =>
  eventually(
    () => showTask(who, externalId),
    ({ phase }) => AT_REST.includes(phase),
  );

/** Sends a file and waits until its rows are judged. */
export async function checkedTable(
  who: TestCaller,
  content: string | Uint8Array,
  fields: Readonly<Record<string, string>> = {},
): Promise<ShownTask> {
  const { status, body } = await sendTable(who, content, fields);
  if (status !== 201) throw new Error(`the file was refused: ${JSON.stringify(body)}`);
  return settled(who, body.data);
}

/** Makes the links of a task that is ready. */
export async function ranTable(who: TestCaller, task: ShownTask): Promise<ShownTask> {
  const { status, body } = await taskCall(who, task, 'run');
  if (status !== 200) throw new Error(`the task did not run: ${JSON.stringify(body)}`);
  return settled(who, task);
}

/** The rows of a task as a file. */
export const exportOf = async (
  who: TestCaller,
  { externalId }: ShownTask,
  body: object = {},
): Promise<string> =>
  (await who.call<string>(`/batch/task/${externalId}/export`, { method: 'POST', body })).body;

/** The same line by line, heading first. */
export const exportedRows = async (who: TestCaller, task: ShownTask, body: object = {}): Promise<string[]> =>
  (await exportOf(who, task, body))
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
