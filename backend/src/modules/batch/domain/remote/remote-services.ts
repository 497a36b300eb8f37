import { csvLine } from '../../../../shared/domain/csv';
import type { TableHead } from '../columns';
import { bitly } from './bitly';
import { kutt } from './kutt';
import type { RemoteLink, RemoteName, RemoteService } from './remote-service';
import { shlink } from './shlink';
import { shortIo } from './short-io';
import { yourls } from './yourls';

export const REMOTE_SERVICES: Readonly<Record<RemoteName, RemoteService>> = {
  bitly,
  shortio: shortIo,
  shlink,
  yourls,
  kutt,
};

export const REMOTE_NAMES = Object.keys(REMOTE_SERVICES) as readonly RemoteName[];

const NAMES = ['url', 'slug', 'shortUrl', 'title', 'tags', 'createdAt', 'clicks'] as const;

/** How the table is read into which fetched links are written. Clicks stay in the file alone. */
export const remoteHead = (source: RemoteName): TableHead => ({
  source,
  names: NAMES,
  columns: { url: 0, slug: 1, shortUrl: 2, title: 3, tags: 4, createdAt: 5 },
});

export const REMOTE_HEADING = csvLine(NAMES);

/** A row of that table. */
export const remoteRow = ({ url, slug, shortUrl, title, tags, createdAt, clicks }: RemoteLink): string =>
  csvLine([url, slug ?? '', shortUrl ?? '', title, tags.join(','), createdAt, clicks]);
