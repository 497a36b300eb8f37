import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { hasUrls, linksOf } from './csv.mjs';
import { EXIT, UsageError } from './failure.mjs';

const ROWS_AT_ONCE = 1_000;
/** The server takes a megabyte. */
const BYTES_AT_ONCE = 900_000;

const parsed = (args, options, allowPositionals = false) => parseArgs({ args, options, allowPositionals });

/** The URLs named, where `-` stands for the lines of the input. */
async function urlsOf(terminal, names) {
  if (names.length === 0) throw new UsageError('shorten needs a URL, or - to read them');
  if (!names.includes('-')) return names;
  const lines = (await terminal.input()).split(/\r?\n/).map((line) => line.trim());
  return names.flatMap((name) => (name === '-' ? lines.filter((line) => line !== '') : [name]));
}

export async function shorten({ linklet, terminal }, args) {
  const options = { slug: { type: 'string' }, title: { type: 'string' }, domain: { type: 'string' } };
  const { values, positionals } = parsed(args, options, true);
  const { slug, ...more } = values;
  const urls = await urlsOf(terminal, positionals);
  if (slug !== undefined && urls.length > 1) throw new UsageError('--slug is for one URL');
  const api = linklet();
  let exit = EXIT.ok;
  for (const url of urls) {
    try {
      const link = await api.links.shorten({
        url,
        ...more,
        ...(slug === undefined ? {} : { encodeId: slug }),
      });
      terminal.show(link, link.shortUrl);
    } catch (error) {
      // The others may still be fine; without the server, none is.
      exit = terminal.fail(error);
      if (exit !== EXIT.refused) return exit;
    }
  }
  return exit;
}

export async function links({ linklet, terminal }, args) {
  const { values } = parsed(args, {
    search: { type: 'string' },
    limit: { type: 'string', default: '20' },
    start: { type: 'string' },
  });
  const { search, limit, start } = values;
  const filters = search === undefined ? [] : [{ key: 'text', value: search }];
  const more = start === undefined ? {} : { start };
  const page = await linklet().links.list({ limit: Number(limit), filters, ...more });
  const lines = page.linksData.map(
    ({ shortUrl, totalClicks, url }) => `${shortUrl}\t${String(totalClicks)}\t${url}`,
  );
  const next = page.hasMore ? [`more with --start ${String(page.start)}`] : [];
  terminal.show(page, lines.length === 0 ? 'no links' : [...lines, ...next].join('\n'));
}

/** A slug, or the parts of a short link. */
function linkOf(name) {
  if (name === undefined) throw new UsageError('stats needs a short link');
  if (!name.includes('/')) return [{ encodeId: name }];
  try {
    const { host, pathname } = new URL(name.includes('://') ? name : `https://${name}`);
    return [{ encodeId: decodeURIComponent(pathname.slice(1)), domain: host }];
  } catch {
    throw new UsageError(`${name} is no short link`);
  }
}

export async function stats({ linklet, terminal }, args) {
  const { values, positionals } = parsed(
    args,
    { range: { type: 'string' }, timezone: { type: 'string' } },
    true,
  );
  const [link] = linkOf(positionals[0]);
  const clicks = await linklet().analytics.showClicks({ ...link, ...values });
  const { shortUrl, url, totalClicks, uniqueClicks, hits } = clicks;
  const others = Object.entries(hits).map(([kind, count]) => `${kind} ${String(count)}`);
  terminal.show(
    clicks,
    `${shortUrl} → ${url}\nclicks ${String(totalClicks)}, unique ${String(uniqueClicks)}\n${others.join(', ')}`,
  );
}

function* chunksOf(rows) {
  let chunk = [];
  let bytes = 0;
  for (const row of rows) {
    const size = Buffer.byteLength(JSON.stringify(row)) + 1;
    if (chunk.length === ROWS_AT_ONCE || (chunk.length > 0 && bytes + size > BYTES_AT_ONCE)) {
      yield chunk;
      [chunk, bytes] = [[], 0];
    }
    chunk.push(row);
    bytes += size;
  }
  if (chunk.length > 0) yield chunk;
}

export async function importFile({ linklet, terminal }, args) {
  const { positionals } = parsed(args, {}, true);
  const [file] = positionals;
  if (file === undefined) throw new UsageError('import needs a CSV file, or - to read it');
  const text = file === '-' ? await terminal.input() : await readTable(file);
  if (!hasUrls(text)) throw new UsageError('the first row needs a column named url');
  const api = linklet();
  let [at, failed] = [0, 0];
  for (const rows of chunksOf(linksOf(text))) {
    const answer = await api.links.batchCreate({ links: rows });
    for (const result of answer.results) {
      // The first row is that of the names.
      const row = at + result.index + 2;
      const { shortUrl = null, error = null } = result;
      if (error) failed += 1;
      terminal.show(
        { row, shortUrl, error },
        `${String(row)}\t${shortUrl ?? `error: ${error?.message ?? ''}`}`,
      );
    }
    at += rows.length;
  }
  return failed === 0 ? EXIT.ok : EXIT.refused;
}

async function readTable(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error.code}`);
  }
}

/** Every link of the group as CSV. */
export async function exportFile({ linklet, terminal }, args) {
  parsed(args, {});
  const table = await linklet().links.export({});
  if (terminal.isJson) terminal.show(linksOf(table));
  else await terminal.pour(table);
}
