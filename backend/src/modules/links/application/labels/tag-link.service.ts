import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { InputCheck } from '../../../../shared/domain/input-check';
import { GroupMembers } from '../../../groups';
import { foldLabel } from '../../domain/label-text';
import { LabelRefused, TagDoesNotExist } from '../../domain/labels.errors';
import { MOST_TAGS_ON_LINK, parseTag, RESERVED_TAG } from '../../domain/tag.entity';
import { type TagOnLink, TagRepository } from '../ports/tag-repository';
import { EditableLinks } from './editable-links.service';
import { Tags } from './tags.service';

interface LinkOf {
  readonly member: Member;
  /** The slug, in NFC. */
  readonly slug: string;
}

/** A tag by its words, or by its number. */
type TagName = string | number;

interface Named {
  readonly words: readonly string[];
  readonly ids: ReadonlyMap<number, string>;
}

/** Puts tags on links and takes them off. */
@Injectable()
export class TagLink {
  constructor(
    private readonly links: EditableLinks,
    private readonly tags: Tags,
    private readonly repository: TagRepository,
    private readonly members: GroupMembers,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Gives the link these tags and no others. Words that are no tag yet become one; all of it, or nothing. */
  set({ member, slug }: LinkOf, names: readonly TagName[]): Promise<readonly TagOnLink[]> {
    const named = readNames(names);
    return this.unitOfWork.run(async () => {
      // The link before the group: whoever moves a link holds them in this order, too.
      const link = await this.links.hold(member, slug);
      await this.members.hold(member.groupId);
      const chosen = await this.byIds(member.groupId, named.ids);
      const made = await this.tags.ensure(member, named.words);
      const ids = [...new Set([...chosen, ...made.map(({ id }) => id)])];
      if (ids.length > MOST_TAGS_ON_LINK) throw tooMany();
      await this.repository.putOnLink(member.groupId, link.id, ids);
      return (await this.repository.ofLinks([link.id])).get(link.id) ?? [];
    });
  }

  /** Taking off what is not on it changes nothing. */
  takeOff({ member, slug }: LinkOf, tagId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const link = await this.links.hold(member, slug);
      await this.members.hold(member.groupId);
      if (!(await this.repository.find(member.groupId, tagId))) throw new TagDoesNotExist();
      await this.repository.takeOffLink(link.id, tagId);
    });
  }

  private async byIds(groupId: number, ids: ReadonlyMap<number, string>): Promise<readonly number[]> {
    const found = await this.repository.findByIds(groupId, [...ids.keys()]);
    const known = new Set(found.filter(({ folded }) => folded !== RESERVED_TAG).map(({ id }) => id));
    const check = new InputCheck();
    for (const [id, field] of ids) {
      check.take(() => {
        if (!known.has(id)) throw new LabelRefused(field, 'links.tag-unknown', 'this group has no such tag');
      });
    }
    check.done();
    await this.repository.noteUse([...known], this.clock.now());
    return [...known];
  }
}

const tooMany = (): LabelRefused =>
  new LabelRefused('value', 'links.too-many-tags', `A link can have at most ${MOST_TAGS_ON_LINK} tags.`);

/** Each word once, however often and in whatever way it is written. Throws `InvalidInput` naming every bad one. */
function readNames(names: readonly TagName[]): Named {
  const check = new InputCheck();
  const words = new Map<string, string>();
  const ids = new Map<number, string>();
  for (const [index, name] of names.entries()) {
    const field = `value.${index}`;
    if (typeof name === 'number') ids.set(name, field);
    else {
      const word = check.take(() => parseTag(name, field));
      const folded = foldLabel(word ?? '');
      if (word !== undefined && !words.has(folded)) words.set(folded, word);
    }
  }
  check.done();
  if (words.size > MOST_TAGS_ON_LINK || ids.size > MOST_TAGS_ON_LINK) throw tooMany();
  return { words: [...words.values()], ids };
}
