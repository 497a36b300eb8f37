import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSettings, StorageSettings } from '../../../../config/settings';
import { describeOnEachEngine } from '../../../../../test/support/database';
import { PersonalData } from '../../../../shared/personal-data/personal-data';
import { ImagesOfPeopleService } from '../application/images/images-of-people.service';
import { LinkImagesService } from '../../core/application/link-images.service';
import { RemoveUnusedImagesService } from '../application/images/remove-unused-images.service';
import { Link } from '../../core/domain/link.entity';
import { imageNameOf } from '../../core/domain/preview/image-name';
import type { LinkChanged } from '../../events';
import { linkSchema } from '../../core/infrastructure/link.schema';
import { DiskImageStore } from './images/disk-image-store';
import { SqlImageRegister } from '../../core/infrastructure/sql-image-register';
import { SqlPageReadingStore } from './pages/sql-page-reading-store';

const HOUR_MS = 3_600_000;
const { signal } = new AbortController();
const SAYS = { pageTitle: 'Tea', pageDescription: null, pageImageUrl: null };

describeOnEachEngine(
  'what previews keep',
  (engine) => {
    const dir = mkdtempSync(join(tmpdir(), 'linklet-images-'));
    const clock = { at: new Date('2026-11-21T12:00:00Z'), now: () => clock.at };
    let made = 0;

    const build = () => {
      const register = new SqlImageRegister(engine.unitOfWork);
      const store = new DiskImageStore(new StorageSettings(dir, null, null, null));
      const web = new WebSettings(
        { host: '127.0.0.1', port: 0 },
        'https://app.test',
        'https://s.test',
        'linklet',
      );
      const people = new ImagesOfPeopleService(register, store, web, new PersonalData());
      const recurring = { every: () => undefined };
      const sweep = new RemoveUnusedImagesService(
        register,
        store,
        engine.unitOfWork,
        clock,
        recurring as never,
      );
      return { register, store, people, sweep, readings: new SqlPageReadingStore(engine.unitOfWork, clock) };
    };

    const uploaded = async (groupId: number): Promise<string> => {
      made += 1;
      const { register, store } = build();
      const name = imageNameOf(Buffer.alloc(16, made), 'jpg');
      await register.add({ name, groupId, at: clock.now(), width: 1200, height: 630, bytes: 90_000 });
      await store.put(name, Buffer.from('picture'));
      return name;
    };

    const link = async (url: string): Promise<number> => {
      made += 1;
      const { manager } = engine.unitOfWork;
      const slug = `page-${made}`;
      await manager.query(
        'INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at) VALUES (0, ?, ?, 1, 1, ?)',
        [slug, url, clock.now()],
      );
      const [row] = await manager.query<{ id: number | string }[]>('SELECT id FROM links WHERE slug = ?', [
        slug,
      ]);
      return Number(row?.id);
    };

    const titleOf = async (id: number): Promise<string | null | undefined> => {
      const rows = await engine.unitOfWork.manager.query<{ page_title: string | null }[]>(
        'SELECT page_title FROM links WHERE id = ?',
        [id],
      );
      return rows[0]?.page_title;
    };

    afterAll(() => rmSync(dir, { recursive: true, force: true }));

    describe('of pictures', () => {
      it('goes after a day without use, and stays once it was used', async () => {
        const { register, store, sweep } = build();
        const [used, unused] = [await uploaded(1), await uploaded(1)];
        expect(await register.use(1, used)).toBe(true);
        clock.at = new Date(clock.at.getTime() + 23 * HOUR_MS);
        await sweep.remove(signal);
        expect(await store.bytesOf(unused)).not.toBeNull();
        clock.at = new Date(clock.at.getTime() + 2 * HOUR_MS);
        await sweep.remove(signal);
        expect(await store.bytesOf(unused)).toBeNull();
        expect(await register.use(1, unused)).toBe(false);
        expect(await store.bytesOf(used)).not.toBeNull();
      });

      it('is of one group alone', async () => {
        const { register } = build();
        const name = await uploaded(2);
        expect(await register.has(2, name)).toBe(true);
        expect(await register.has(3, name)).toBe(false);
        expect(await register.use(3, name)).toBe(false);
      });

      it('goes along with the link that shows it', async () => {
        const { register, people, store } = build();
        const name = await uploaded(4);
        await new LinkImagesService(register).follow({ groupId: 5, imageUrl: `/images/${name}` });
        await people.erase({ userId: 1, groupIds: [4], email: null });
        expect(await store.bytesOf(name)).not.toBeNull();
        expect([await register.has(4, name), await register.has(5, name)]).toEqual([false, true]);
        expect(await register.sizeOf(name)).toEqual({ width: 1200, height: 630, bytes: 90_000 });
      });

      it('stays with the links that show it where one that moved came from', async () => {
        const { register, people, store } = build();
        const name = await uploaded(10);
        await register.use(10, name);
        const moved = { groupId: 11, imageUrl: `/images/${name}` };
        for (const each of [moved, moved]) await new LinkImagesService(register).follow(each);
        expect([await register.use(10, name), await register.use(11, name)]).toEqual([true, true]);
        await people.erase({ userId: 1, groupIds: [11], email: null });
        expect(await store.bytesOf(name)).not.toBeNull();
        await people.erase({ userId: 1, groupIds: [10], email: null });
        expect(await store.bytesOf(name)).toBeNull();
      });

      it('goes with the last person of its group, file and all, however often that is asked for', async () => {
        const { people, store } = build();
        const [gone, stays] = [await uploaded(7), await uploaded(8)];
        const person = { userId: 1, groupIds: [7], email: null };
        expect(await people.exportOf(person)).toEqual([`https://app.test/images/${gone}`]);
        await people.erase(person);
        await people.erase(person);
        expect(await people.exportOf(person)).toEqual([]);
        expect(await store.bytesOf(gone)).toBeNull();
        expect(await store.bytesOf(stays)).not.toBeNull();
        expect(readdirSync(join(dir, 'uploads', gone.slice(0, 2)))).toEqual([]);
      });
    });

    describe('of pages to read', () => {
      it('names each page once, with all links that lead there', async () => {
        const { readings } = build();
        const ids = [
          await link('https://a.test/'),
          await link('https://b.test/'),
          await link('https://a.test/'),
        ];
        await readings.add(ids);
        await readings.add(ids);
        const pages = await readings.take();
        expect([...pages].sort((one, other) => one.url.localeCompare(other.url))).toEqual([
          { url: 'https://a.test/', linkIds: [ids[0], ids[2]] },
          { url: 'https://b.test/', linkIds: [ids[1]] },
        ]);
        expect(await readings.take()).toEqual([]);
        for (const page of pages) await readings.finish(page, SAYS);
        expect(await Promise.all(ids.map(titleOf))).toEqual(['Tea', 'Tea', 'Tea']);
      });

      it('is another card from then on, where cards are ours and show something of the page', async () => {
        const { readings } = build();
        const [plain, part, whole] = [
          await link('https://i.test/'),
          await link('https://i.test/'),
          await link('https://i.test/'),
        ];
        const { manager } = engine.unitOfWork;
        await manager.query("UPDATE links SET title = 'Mine' WHERE id IN (?, ?)", [part, whole]);
        await manager.query("UPDATE links SET description = 'x', image_url = '/y' WHERE id = ?", [whole]);
        await readings.add([plain, part, whole]);
        const event: number[] = [];
        engine.events.on<LinkChanged>('links.link-changed', ({ linkId }) => void event.push(linkId));
        for (const page of await readings.take()) await readings.finish(page, SAYS);
        expect(event).toEqual([part]);
        const links = await manager.getRepository(Link).findBy({ url: 'https://i.test/' });
        const changed = links.map(({ id, cardChangedAt }) => [id, cardChangedAt]);
        expect(new Map(changed as [number, Date | null][])).toEqual(
          new Map([
            [plain, null],
            [part, clock.now()],
            [whole, null],
          ]),
        );
      });

      it('lets links be found by what their page says', async () => {
        const { readings } = build();
        const id = await link('https://h.test/');
        await readings.add([id]);
        for (const page of await readings.take()) {
          await readings.finish(page, { ...SAYS, pageTitle: 'Oolong' });
        }
        const terms = await engine.unitOfWork.manager.query<{ term: string }[]>(
          'SELECT term FROM link_terms WHERE link_id = ?',
          [id],
        );
        expect(terms.map(({ term }) => term)).toContain('oolong');
      });

      it('is handed out again when whoever took it has died', async () => {
        const { readings } = build();
        const id = await link('https://c.test/');
        await readings.add([id]);
        expect(await readings.take()).toHaveLength(1);
        clock.at = new Date(clock.at.getTime() + 61_000);
        const [page] = await readings.take();
        expect(page?.linkIds).toEqual([id]);
        if (page) await readings.finish(page, SAYS);
      });

      it('passes over links in the trash, and pages that links have left', async () => {
        const { readings } = build();
        const [trashed, moved] = [await link('https://d.test/'), await link('https://e.test/')];
        const { manager } = engine.unitOfWork;
        await manager.query('UPDATE links SET trashed_at = ? WHERE id = ?', [clock.now(), trashed]);
        await readings.add([trashed, moved]);
        const [page, ...none] = await readings.take();
        expect([page?.linkIds, none]).toEqual([[moved], []]);
        await manager.query("UPDATE links SET url = 'https://f.test/' WHERE id = ?", [moved]);
        await readings.add([moved]);
        if (page) await readings.finish(page, SAYS);
        expect(await titleOf(moved)).toBeNull();
        expect((await readings.take()).map(({ url }) => url)).toEqual(['https://f.test/']);
      });

      it('is taken by one of two who ask at once', async () => {
        const { readings } = build();
        const ids = await Promise.all(Array.from({ length: 25 }, (_, at) => link(`https://g.test/${at}`)));
        await readings.add(ids);
        const taken = await Promise.all([readings.take(), readings.take(), readings.take()]);
        const links = taken.flat().flatMap(({ linkIds }) => linkIds);
        expect(new Set(links).size).toBe(links.length);
        expect(links).toHaveLength(25);
      });
    });
  },
  [linkSchema],
);
