import type { ClientCall } from './calls';

const line = ({ name, method, path, scope, summary }: ClientCall): string =>
  `- \`${name}\` (${method} ${path}, scope ${scope}): ${summary}`;

/** What language models and the programs around them read first, in the form of llmstxt.org. */
export function llmsTxt(calls: readonly ClientCall[], origin: string): string {
  const areas = [...new Set(calls.map(({ area }) => area))];
  const lists = areas.map((area) =>
    [`## ${area}`, '', ...calls.filter((call) => call.area === area).map(line), ''].join('\n'),
  );
  return [
    '# Linklet',
    '',
    '> Short links, previews, campaigns and accurate click counts, with an HTTP API in JSON.',
    '',
    'Send the API token of a group as `Authorization: Bearer lk_live_…`. An admin creates it at',
    `${origin}/developers and gives it scopes. Every call acts in the group of its token. Answers are \`{"data": …}\`;`,
    'failures are `{"error": {"status", "code", "message", "fields", "requestId"}}` and decided by `code`. Send an',
    '`Idempotency-Key` with calls that create something, and wait for `Retry-After` after 429 and 503.',
    '',
    '## Documents',
    '',
    `- [OpenAPI, JSON](${origin}/api/openapi.json): every call with its fields, and samples in four languages`,
    `- [OpenAPI, YAML](${origin}/api/openapi.yaml): the same`,
    `- [Reference](${origin}/api/docs): to read and try`,
    '',
    ...lists,
  ].join('\n');
}
