import type { InvalidInput } from '../../../../shared/domain/domain-error';
import { readAs } from '../../../../shared/http/validation.pipe';
import { ShortenLinkDto } from './shorten-link.dto';

const TEXTS: ReadonlySet<string> = new Set(['url', 'encodeId']);

const isTexts = (row: unknown): row is Pick<ShortenLinkDto, 'url'> =>
  typeof row === 'object' &&
  row !== null &&
  'url' in row &&
  Object.entries(row).every(([name, value]) => TEXTS.has(name) && typeof value === 'string');

/** One of the links to be made. Most are an address and perhaps a slug, of which no other field has to be looked at. */
export const readNewLinkRow = (row: unknown): Pick<ShortenLinkDto, 'url'> | InvalidInput =>
  isTexts(row) ? row : readAs(ShortenLinkDto, row);
