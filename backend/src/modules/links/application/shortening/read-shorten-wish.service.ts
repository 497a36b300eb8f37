import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { InputCheck } from '../../../../shared/domain/input-check';
import { Groups } from '../../../groups';
import { readEdits } from '../../domain/link-edits';
import type { LinkEdits } from '../../domain/link-settings';
import { editWishOf, refuseMembersOptions, type ShortenWish } from '../../domain/shortening/shorten-wish';
import { type NamedTags, readTagNames } from '../../domain/tag-names';
import type { LinkWarning } from '../../domain/link-standing';
import { AddressRules } from '../safety/address-rules.service';
import { LinkWarnings } from '../safety/link-warnings.service';

/** A wish with every value in the form that is kept. */
export interface ReadWish {
  readonly edits: LinkEdits;
  readonly tags: NamedTags | null;
  /** What visitors are told before they go on, where everybody's links stand. */
  readonly warning: LinkWarning | null;
  /** When it was read; all of it holds then. */
  readonly at: Date;
}

/** Reads what somebody wants of a new link, and adds what links of the group begin with. */
@Injectable()
export class ReadShortenWish {
  constructor(
    private readonly groups: Groups,
    private readonly rules: AddressRules,
    private readonly warnings: LinkWarnings,
    private readonly clock: Clock,
  ) {}

  /** Throws `OptionsForMembers`, and `InvalidInput` naming every field that is wrong. */
  async read(creator: Actor, wish: ShortenWish): Promise<ReadWish> {
    const isMember = creator.kind === 'member';
    if (!isMember) refuseMembersOptions(wish);
    const defaults = isMember ? (await this.groups.settingsOf(creator.groupId)).defaults : null;
    const rules = await this.rules.now();
    const at = this.clock.now();
    const check = new InputCheck();
    const edits = check.take(() => readEdits(editWishOf(wish, defaults), at, rules)) ?? {};
    const tags = check.take(() => (wish.tags ? readTagNames(wish.tags, 'tags') : null)) ?? null;
    check.done();
    return { edits, tags, warning: await this.warnings.ofNew(creator.userId, edits), at };
  }
}
