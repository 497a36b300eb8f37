import { describeOnEachEngine } from '../../../../../test/support/database';
import { PersonalData } from '../../../../shared/personal-data/personal-data';
import { Tag } from '../domain/tag.entity';
import { readTool, TrackingTool } from '../domain/tracking-tool.entity';
import { tagSchema } from '../infrastructure/tag.schema';
import { trackingToolSchema } from '../infrastructure/tracking-tool.schema';
import { TypeormTagRepository } from '../infrastructure/typeorm-tag-repository';
import { TypeormTrackingToolRepository } from '../infrastructure/typeorm-tracking-tool-repository';
import { LabelsOfPeopleService } from './labels-of-people.service';

const createdAt = new Date('2026-11-21T12:00:00.000Z');

describeOnEachEngine(
  'tags and tracking tools of people who leave',
  (engine) => {
    const build = () => {
      const tags = new TypeormTagRepository(engine.unitOfWork);
      const tools = new TypeormTrackingToolRepository(engine.unitOfWork);
      const fill = async (groupId: number): Promise<void> => {
        const made = { groupId, creatorUserId: 7, createdAt };
        const tag = Tag.create({ ...made, value: 'Sale', color: 'blue' });
        await tags.add([tag]);
        await tags.putOnLink(groupId, groupId, [tag.id]);
        const input = readTool({ name: '電子報', note: 'autumn', value: { utmSource: '春節 🦊' } });
        await tools.add(TrackingTool.create({ ...made, ...input }));
      };
      const linked = () =>
        engine.unitOfWork.manager.query<{ link_id: number | string }[]>('SELECT link_id FROM link_tags');
      return { fill, linked, people: new LabelsOfPeopleService(tags, tools, new PersonalData()) };
    };

    it('are exported, and go with the groups that end', async () => {
      const { fill, linked, people } = build();
      await fill(50);
      await fill(51);
      const person = (...groupIds: number[]) => ({ userId: 7, groupIds, email: null });
      const createTime = createdAt.toISOString();
      const kept = {
        tags: [{ value: 'Sale', color: 'blue', createTime }],
        trackingTools: [{ name: '電子報', note: 'autumn', value: { utmSource: '春節 🦊' }, createTime }],
      };
      expect(await people.exportOf(person(50))).toEqual(kept);
      await people.erase(person(50));
      await people.erase(person(50));
      expect(await people.exportOf(person(50))).toEqual({ tags: [], trackingTools: [] });
      expect(await people.exportOf(person(51))).toEqual(kept);
      expect((await linked()).map((row) => Number(row.link_id))).toEqual([51]);
    });

    it('are none for whoever ends no group', async () => {
      const { people } = build();
      const nobody = { userId: 7, groupIds: [], email: null };
      await expect(people.erase(nobody)).resolves.toBeUndefined();
      expect(await people.exportOf(nobody)).toEqual({ tags: [], trackingTools: [] });
    });
  },
  [tagSchema, trackingToolSchema],
);
