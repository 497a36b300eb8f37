import { randomBytes } from 'node:crypto';
import { turnsDuring } from '../../../../../test/support/event-loop';
import type { Member } from '../../../../shared/domain/actor';
import { DomainError } from '../../../../shared/domain/domain-error';
import { SlugCollision } from '../../core/application/ports/link-repository';
import { Link } from '../../core/domain/link.entity';
import { LinkPlacingService } from './link-placing.service';
import { LinkSlugsService } from './link-slugs.service';
import { LinkStorageService } from './link-storage.service';
import { LinkWriterService } from './link-writer.service';
import type { NewLink } from './new-link';

const ada = { kind: 'member', userId: 7, groupId: 5 } as Member;
const createdAt = new Date('2026-11-28T12:00:00Z');

const newLink = (wished?: string, fields: Partial<NewLink> = {}): NewLink => ({
  wished,
  host: undefined,
  domainId: 0,
  labels: { tags: null, tools: null },
  url: 'https://e.test/',
  make: (slug, domainId) => Link.create({ domainId, slug, url: 'https://e.test/', creator: ada, createdAt }),
  ...fields,
});

/** Databases that hold these slugs, and what was asked of them. */
function worldWith(...stored: string[]) {
  const asked: string[] = [];
  const slugs = new Set(stored);
  const rivals: string[] = [];
  let id = 0;
  const repository = {
    add: (links: readonly Link[]) => {
      asked.push(`add ${links.map(({ slug }) => slug).join(' ')}`);
      for (const slug of rivals.splice(0)) slugs.add(slug);
      if (links.some(({ slug }) => slugs.has(slug))) return Promise.reject(new SlugCollision());
      for (const link of links) Object.assign(link, { id: (id += 1) });
      return Promise.resolve();
    },
    takenSlugs: (_: number, sought: readonly string[]) => {
      asked.push(`taken ${sought.join(' ')}`);
      return Promise.resolve(new Set(sought.filter((slug) => slugs.has(slug))));
    },
  };
  const put: unknown[] = [];
  const tags = { choose: (_: unknown, { words }: { words: string[] }) => Promise.resolve([words.length]) };
  const labels = {
    putOnNew: (ids: unknown, { tagIds }: { tagIds: unknown }) => Promise.resolve(put.push([ids, tagIds])),
  };
  const unitOfWork = { runApart: (work: () => Promise<unknown>) => work(), publish: () => undefined };
  const storage = new LinkStorageService(
    repository as never,
    labels as never,
    { add: () => Promise.resolve() } as never,
    { ask: () => Promise.resolve() } as never,
    unitOfWork as never,
  );
  const writer = new LinkWriterService(
    new LinkPlacingService(
      {} as never,
      { hold: () => Promise.resolve() } as never,
      tags as never,
      {} as never,
    ),
    new LinkSlugsService(repository as never, { bytes: randomBytes }),
    { settleNew: () => Promise.resolve() } as never,
    storage,
    unitOfWork as never,
  );
  return { writer, asked, put, takeBeforeStoring: (slug: string) => rivals.push(slug) };
}

const outcomes = (made: readonly (Link | DomainError)[]): unknown[] =>
  made.map((each) => (each instanceof DomainError ? each.code : each.slug));

describe('new links', () => {
  it('are stored one by one without a look at what is taken, unless something is in the way', async () => {
    const { writer, asked } = worldWith('taken');
    const { slug } = await writer.writeOne(ada, newLink());
    await writer.writeOne(ada, newLink('tea'));
    const refused = { code: 'links.slug-taken' };
    await expect(writer.writeOne(ada, newLink('taken'))).rejects.toMatchObject(refused);
    expect(asked).toEqual([`add ${slug}`, 'add tea', 'add taken', 'taken taken']);
  });

  it('are stored together without those whose slugs are taken', async () => {
    const { writer, asked } = worldWith('tea');
    const made = await writer.write(ada, [newLink('tea'), newLink('cake'), newLink('tea')]);
    expect(outcomes(made)).toEqual(['links.slug-taken', 'cake', 'links.slug-taken']);
    expect(asked).toEqual(['taken tea cake', 'add cake']);
  });

  it('are stored again when a slug has been taken meanwhile', async () => {
    const { writer, asked, takeBeforeStoring } = worldWith();
    takeBeforeStoring('tea');
    const made = await writer.write(ada, [newLink('tea'), newLink('cake')]);
    expect(outcomes(made)).toEqual(['links.slug-taken', 'cake']);
    expect(asked).toEqual(['taken tea cake', 'add tea cake', 'taken tea cake', 'add cake']);
  });

  it('get what they ask for in their order, whatever else they want', async () => {
    const { writer, put } = worldWith();
    const tagged = { labels: { tags: { words: ['x'], ids: new Map() }, tools: null } };
    const refused = new DomainError('invalid', 'test.refused', '');
    const made = await writer.write(ada, [
      newLink('a', tagged),
      newLink('a'),
      refused,
      newLink('b'),
      newLink('b', tagged),
      newLink('c', tagged),
    ]);
    const taken = 'links.slug-taken';
    expect(outcomes(made)).toEqual(['a', taken, 'test.refused', 'b', taken, 'c']);
    expect(put).toEqual([
      [[1, 3], [1]],
      [[2], []],
    ]);
  });

  it('get a second slug where theirs is not plain', async () => {
    const { writer } = worldWith();
    const { asciiSlug } = await writer.writeOne(ada, newLink('茶'));
    expect(asciiSlug).toMatch(/^[0-9A-Za-z]{8}$/);
  });

  it('let visitors through while there are many', async () => {
    const { writer } = worldWith();
    const links = Array.from({ length: 120 }, () => newLink());
    expect(await turnsDuring(() => writer.write(ada, links))).toBeGreaterThanOrEqual(5);
  });
});
