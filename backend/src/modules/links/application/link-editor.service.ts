import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { InputCheck } from '../../../shared/domain/input-check';
import { type EditWish, readEdits } from '../domain/link-edits';
import type { Link } from '../domain/link.entity';
import { SlugTaken } from '../domain/links.errors';
import { EditableLinks } from './labels/editable-links.service';
import { LinkChanges } from './link-changes.service';

/** Somebody who wants to change a link. */
export interface EditCall {
  readonly member: Member;
  /** The slug, in NFC. */
  readonly slug: string;
}

/** Changes links as people wish: every call that does goes through here, whether it names one setting or many. */
@Injectable()
export class LinkEditor {
  constructor(
    private readonly editable: EditableLinks,
    private readonly changes: LinkChanges,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly web: WebSettings,
  ) {}

  /**
   * All of the wish, or nothing. `valueOf`: the field that the caller had to call `value`. Throws `InvalidInput`,
   * `SlugTaken`, `LimitReached`, `LinkDoesNotExist`, `NotAllowed`, `LinkDeleted`.
   */
  async edit({ member, slug }: EditCall, wish: EditWish, valueOf?: keyof EditWish): Promise<Link> {
    const check = new InputCheck();
    const names = valueOf === undefined ? {} : { [valueOf]: 'value' };
    const edits = check.take(() => readEdits(wish, this.clock.now(), this.web), names) ?? {};
    check.done();
    try {
      return await this.unitOfWork.run(async () => {
        const link = await this.editable.hold(member, slug);
        await this.changes.apply(member, link, edits);
        return link;
      });
    } catch (error) {
      throw valueOf === 'encodeId' && error instanceof SlugTaken ? error.of('value') : error;
    }
  }
}
