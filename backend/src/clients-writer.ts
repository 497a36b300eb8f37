import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { clientCalls, documentForPrograms } from './clients/calls';
import { examplesPage } from './clients/examples-page';
import { sdkOperations } from './clients/sdk-operations';

/** Writes what clients are made of from backend/openapi.json; run by `npm run gen`. */
const document = JSON.parse(readFileSync('backend/openapi.json', 'utf8')) as OpenAPIObject;
const calls = clientCalls(document);
const table = calls.map(({ name, summary, fields }) => ({ name, summary, fields }));

mkdirSync('backend/dist', { recursive: true });
writeFileSync('backend/dist/openapi-for-programs.json', JSON.stringify(documentForPrograms(document)));
writeFileSync('backend/clients/typescript/src/operations.ts', sdkOperations(calls));
writeFileSync('backend/clients/cli/calls.json', JSON.stringify(table));
writeFileSync('docs/api-examples.md', examplesPage(calls));
