import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCREEN_PATHS } from '../../../shared/http/front-end';
import { isReserved, isSlug } from '../../links/values';

const OPENAPI = join(__dirname, '../../../../openapi.json');
const firstPartOf = (path: string): string => path.replace(/^\//, '').split('/', 1)[0] ?? '';

const screens = SCREEN_PATHS.map(firstPartOf);
const { paths } = JSON.parse(readFileSync(OPENAPI, 'utf8')) as { paths: object };
const calls = Object.keys(paths).map(firstPartOf);

describe('addresses of the site on the shared domain', () => {
  it.each([...new Set([...screens, ...calls])].filter((word) => word !== ''))(
    'beginning with “%s” are no link’s, with or without a word behind it',
    (word) => {
      expect(isReserved(word) || !isSlug(word)).toBe(true);
    },
  );
});
