import { writeFileSync } from 'node:fs';
import { describeApi } from './application';
import { preview } from './preview';

/** Writes backend/openapi.json from the code; run by `npm run gen`. */
void preview((app) => {
  writeFileSync('backend/openapi.json', `${JSON.stringify(describeApi(app), null, 2)}\n`);
});
