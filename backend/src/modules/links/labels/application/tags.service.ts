import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { InputCheck } from '../../../../shared/domain/input-check';
import { PlanLimitsService } from '../../../billing';
import { GroupMembersService } from '../../../groups';
import { foldLabel } from '../domain/label-text';
import { LabelRefused } from '../domain/labels.errors';
import { MAX_TAGS_ON_LINK, parseTag, RESERVED_TAG, Tag } from '../domain/tag.entity';
import type { TagColor } from '../domain/tag-color';
import { type NamedTags, tooManyTags } from '../domain/tag-names';
import { TagRepository } from './ports/tag-repository';

interface Added {
  readonly tagId: number;
  /** False: the group had it already. */
  readonly isNew: boolean;
}

/** The tags of a group. Changes of one group wait for each other, so that each word is made and counted once. */
@Injectable()
export class TagsService {
  constructor(
    private readonly tags: TagRepository,
    private readonly limits: PlanLimitsService,
    private readonly members: GroupMembersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws `InvalidInput`, `LimitReached`; a tag that is there already takes nothing of the limit. */
  add(member: Member, raw: string, color?: TagColor): Promise<Added> {
    const value = parseTag(raw);
    return this.unitOfWork.run(async () => {
      await this.members.hold(member.groupId);
      const known = await this.tags.findByFolded(member.groupId, [foldLabel(value)]);
      const [tag] = await this.ensure(member, [value], color);
      return { tagId: tag?.id ?? 0, isNew: known.length === 0 };
    });
  }

  /**
   * The numbers of tags for links, in the unit of work that makes or holds them. Links before their group: a call that
   * moves a link holds them in this order, too. `field`: what the caller calls the tags.
   */
  async choose(member: Member, named: NamedTags, field: string): Promise<readonly number[]> {
    await this.members.hold(member.groupId);
    const ids = await this.chosen(member, named);
    if (ids.length > MAX_TAGS_ON_LINK) throw tooManyTags(field);
    return ids;
  }

  /** The numbers of the tags that are named, in the unit of work that holds the group; words that are no tag yet become one. */
  async chosen(member: Member, { words, ids }: NamedTags): Promise<readonly number[]> {
    const known = await this.known(member.groupId, ids);
    const made = await this.ensure(member, words);
    return [...new Set([...known, ...made.map(({ id }) => id)])];
  }

  /** Makes those of the words that are not there yet, all or none, in the unit of work that holds the group. */
  async ensure(
    { groupId, userId }: Member,
    values: readonly string[],
    color?: TagColor,
  ): Promise<readonly Tag[]> {
    const known = await this.tags.findByFolded(groupId, values.map(foldLabel));
    const isKnown = new Set(known.map(({ folded }) => folded));
    const createdAt = this.clock.now();
    const fresh = values
      .filter((value) => !isKnown.has(foldLabel(value)))
      .map((value) =>
        Tag.create({ groupId, creatorUserId: userId, value, createdAt, ...(color ? { color } : {}) }),
      );
    if (fresh.length > 0) {
      await this.limits.take(groupId, 'tags', fresh.length);
      await this.tags.add(fresh);
    }
    await this.tags.noteUse(
      known.map(({ id }) => id),
      createdAt,
    );
    return [...known, ...fresh];
  }

  private async known(groupId: number, ids: NamedTags['ids']): Promise<readonly number[]> {
    const found = await this.tags.findByIds(groupId, [...ids.keys()]);
    const known = new Set(found.filter(({ folded }) => folded !== RESERVED_TAG).map(({ id }) => id));
    const check = new InputCheck();
    for (const [id, field] of ids) {
      check.take(() => {
        if (!known.has(id)) throw new LabelRefused(field, 'links.tag-unknown', 'this group has no such tag');
      });
    }
    check.done();
    await this.tags.noteUse([...known], this.clock.now());
    return [...known];
  }
}
