import type { ClientCall } from './calls';
import { exampleOf } from './examples';
import { INVENTED_THINGS } from './examples/example';
import { SAMPLE_LANGUAGES, type SampleLanguage, samplesOf } from './samples';

const HEAD = `# Examples of every call

Written by \`npm run gen\` from the API's document; the tests run every one of them. They read \`LINKLET_URL\`, such as
\`https://linklet.example\`, and \`LINKLET_TOKEN\` from the environment. [The API for programs](api.md) explains tokens, limits and errors.
`;

function section(call: ClientCall): string {
  const samples = Object.entries(samplesOf(call, exampleOf(call)(INVENTED_THINGS))) as [
    SampleLanguage,
    string,
  ][];
  const blocks = samples.map(
    ([label, source]) => `${label}:\n\n\`\`\`${SAMPLE_LANGUAGES[label]}\n${source}\n\`\`\`\n`,
  );
  return [
    `## ${call.name}\n`,
    `\`${call.method} ${call.path}\`, scope \`${call.scope}\`. ${call.summary}\n`,
    ...blocks,
  ].join('\n');
}

/** The page with the samples of all operations that programs may call. */
export const examplesPage = (calls: readonly ClientCall[]): string =>
  [HEAD, ...calls.map(section)].join('\n');
