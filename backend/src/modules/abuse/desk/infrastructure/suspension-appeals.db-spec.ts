import { describeOnEachEngine } from '../../../../../test/support/database';
import { SuspensionAppeal } from '../domain/suspension-appeal.entity';
import { suspensionAppealSchema } from './suspension-appeal.schema';
import { TypeormSuspensionAppealStore } from './typeorm-suspension-appeal-store';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 29, 12, minute));

describeOnEachEngine(
  'appeals as they are kept',
  (engine) => {
    let store: TypeormSuspensionAppealStore;
    beforeEach(async () => {
      store = new TypeormSuspensionAppealStore(engine.unitOfWork);
      await engine.unitOfWork.manager.query('DELETE FROM suspension_appeals');
    });

    const add = async (actionId: number, userId: number, minute = 0): Promise<SuspensionAppeal> => {
      const appeal = new SuspensionAppeal({ actionId, userId, text: '不是我\n🦊', appealedAt: at(minute) });
      await store.add(appeal);
      return appeal;
    };
    const refuse = async (appeal: SuspensionAppeal, minute: number): Promise<void> => {
      appeal.take({ state: 'refused', answer: '是你', answeredBy: 1, answeredAt: at(minute) });
      await store.save(appeal);
    };

    it('come back as they were, with their answers', async () => {
      const appeal = await add(4, 7);
      await refuse(appeal, 5);
      expect(await store.find(appeal.id)).toEqual(appeal);
      expect(await store.find(appeal.id + 1)).toBeNull();
      expect((await store.ofAction(4)).map(({ text, answer }) => [text, answer])).toEqual([
        ['不是我\n🦊', '是你'],
      ]);
      expect(await store.ofAction(5)).toEqual([]);
    });

    it('wait oldest first, and are answered newest first, part by part', async () => {
      const all = [await add(1, 1), await add(2, 2), await add(3, 3), await add(4, 4)];
      const [first, second, third, fourth] = all.map(({ id }) => id);
      for (const appeal of all.slice(2)) await refuse(appeal, 9);
      const ids = async (state: 'open' | 'refused', after: number | null): Promise<number[]> =>
        (await store.page({ state, after, limit: 1 })).map(({ id }) => id);
      expect([await ids('open', null), await ids('open', first ?? 0)]).toEqual([[first], [second]]);
      expect([await ids('refused', null), await ids('refused', fourth ?? 0)]).toEqual([[fourth], [third]]);
      expect(await store.countOpen()).toBe(2);
    });

    it('go with whoever wrote them, and some time after they were answered', async () => {
      const [old, fresh] = [await add(1, 1), await add(1, 1)];
      await add(2, 2);
      await refuse(old, 1);
      await refuse(fresh, 3);
      await store.removeAnsweredBefore(at(2));
      expect((await store.ofPerson(1)).map(({ id }) => id)).toEqual([fresh.id]);
      await store.removeOfPerson(1);
      expect([await store.ofPerson(1), (await store.ofPerson(2)).length]).toEqual([[], 1]);
    });
  },
  [suspensionAppealSchema],
);
