import type { OpenAPIObject } from '@nestjs/swagger';
import { clientCalls } from './calls';
import { exampleOf } from './examples';
import { INVENTED_THINGS } from './examples/example';
import { SAMPLE_LANGUAGES, type SampleLanguage, samplesOf } from './samples';

type Item = Readonly<Record<string, object>>;

/** Adds samples to each operation that programs may call, in the form that viewers of such documents show. */
export function withSamples(document: OpenAPIObject): OpenAPIObject {
  const paths = { ...(document.paths as Record<string, Item>) };
  for (const call of clientCalls(document)) {
    const samples = samplesOf(call, exampleOf(call)(INVENTED_THINGS));
    const method = call.method.toLowerCase();
    const item = paths[call.path] ?? {};
    const entries = Object.entries(samples) as [SampleLanguage, string][];
    const written = entries.map(([label, source]) => ({ lang: SAMPLE_LANGUAGES[label], label, source }));
    paths[call.path] = { ...item, [method]: { ...item[method], 'x-codeSamples': written } };
  }
  return { ...document, paths };
}
