import type { TestCaller } from './app';

/** What a call with many links answers. */
export interface BatchAnswer {
  readonly data: {
    readonly results: readonly {
      readonly encodeId: string;
      readonly error: { readonly code: string } | null;
    }[];
    readonly done: number;
    readonly failed: number;
  };
  readonly error: { readonly code: string; readonly fields?: readonly { readonly field: string }[] };
}

/** Does something with many links. */
export const batch = (who: TestCaller, what: string, body: object, headers: Record<string, string> = {}) =>
  who.call<BatchAnswer>(`/batch/links/${what}`, { method: 'POST', body, headers });

/** The code of each refusal, by slug; `done` for what was done. */
export const outcomesOf = ({ body }: { readonly body: BatchAnswer }): Record<string, string> =>
  Object.fromEntries(body.data.results.map(({ encodeId, error }) => [encodeId, error?.code ?? 'done']));
