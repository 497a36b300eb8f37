import type { ClientCall } from '../calls';
import type { ExampleInput } from '../examples/example';
import { curlSample } from './curl';
import { phpSample } from './php';
import { pythonSample } from './python';
import { sampleRequest } from './request';
import { typescriptSample } from './typescript';

export const SAMPLE_LANGUAGES = { curl: 'sh', TypeScript: 'ts', Python: 'python', PHP: 'php' } as const;
export type SampleLanguage = keyof typeof SAMPLE_LANGUAGES;

/** One call in every language. */
export function samplesOf(call: ClientCall, input: ExampleInput): Readonly<Record<SampleLanguage, string>> {
  const request = sampleRequest(call, input);
  return {
    curl: curlSample(request),
    TypeScript: typescriptSample(call, input),
    Python: pythonSample(request),
    PHP: phpSample(request),
  };
}
