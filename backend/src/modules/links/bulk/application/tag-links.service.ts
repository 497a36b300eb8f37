import { Injectable } from '@nestjs/common';
import { GroupMembersService } from '../../../groups';
import { foldLabel } from '../../labels/domain/label-text';
import type { Link } from '../../core/domain/link.entity';
import { MAX_TAGS_ON_LINK, RESERVED_TAG } from '../../labels/domain/tag.entity';
import { type NamedTags, readTagNames, type TagName, tooManyTags } from '../../labels/domain/tag-names';
import { editable, isEditable } from '../../core/application/editable-links.service';
import { TagsService } from '../../labels/application/tags.service';
import type { MemberCall } from '../../core/application/link-call';
import { TagRepository } from '../../labels/application/ports/tag-repository';
import { BatchLogService } from './batch-log.service';
import { type BatchRow, LinkBatchService, type LinkNames } from './link-batch.service';

/** What links are to get and to lose; what is in both they get. */
export interface TagInput {
  readonly add: readonly TagName[];
  readonly remove: readonly TagName[];
}

interface Plan {
  readonly add: readonly number[];
  readonly remove: readonly number[];
  /** What each link has now. */
  readonly before: ReadonlyMap<number, readonly { readonly tagId: number }[]>;
}

/** Puts tags on many links and takes others off. */
@Injectable()
export class TagLinksService {
  constructor(
    private readonly batch: LinkBatchService,
    private readonly tags: TagsService,
    private readonly repository: TagRepository,
    private readonly members: GroupMembersService,
    private readonly log: BatchLogService,
  ) {}

  /** Words that are no tag yet become one, once. Throws `InvalidInput`, `LimitReached` for all of the links. */
  tag(call: MemberCall, names: LinkNames, input: TagInput): Promise<readonly BatchRow[]> {
    const { member } = call;
    const add = readTagNames(input.add, 'add');
    const remove = readTagNames(input.remove, 'remove');
    const chosen: number[] = [];
    let plan: Plan = { add: [], remove: [], before: new Map() };
    return this.batch.run({
      groupId: call.member.groupId,
      names,
      begin: async (links) => {
        const mine = links.filter((link) => isEditable(member, link));
        if (mine.length === 0) return;
        await this.members.hold(member.groupId);
        const added = await this.tags.chosen(member, add);
        const removed = await this.removed(member.groupId, remove);
        plan = {
          add: added,
          remove: removed.filter((id) => !added.includes(id)),
          before: await this.repository.ofLinks(mine.map(({ id }) => id)),
        };
      },
      each: (link) => {
        chosen.push(withRoom(editable(member, link), plan).id);
        return Promise.resolve();
      },
      end: async (done) => {
        await this.repository.takeOffLinks(chosen, plan.remove);
        await this.repository.putOnLinks(chosen, plan.add);
        await this.log.note('links.batch-tagged', call, done);
      },
    });
  }

  /** What the group has no tag for is on none of its links. */
  private async removed(groupId: number, { words, ids }: NamedTags): Promise<readonly number[]> {
    const named = await this.repository.findByIds(groupId, [...ids.keys()]);
    const worded = await this.repository.findByFolded(groupId, words.map(foldLabel));
    return [...named, ...worded].filter(({ folded }) => folded !== RESERVED_TAG).map(({ id }) => id);
  }
}

/** Throws `LabelRefused` when the link would have too many. */
function withRoom(link: Link, { add, remove, before }: Plan): Link {
  const kept = (before.get(link.id) ?? []).map(({ tagId }) => tagId).filter((id) => !remove.includes(id));
  if (new Set([...kept, ...add]).size > MAX_TAGS_ON_LINK) throw tooManyTags('add');
  return link;
}
