import type { MeasuredImage } from '../../../core/domain/preview/measured-image';
import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../../shared/domain/actor';
import { uploadedName } from '../../../core/domain/preview/image-name';
import { linkPreviewOf } from '../../../core/domain/preview/link-preview';
import { shortUrlOf } from '../../../core/domain/short-url';
import type { LinkPlace } from '../../../core/application/link-places.service';
import { type CardFetch, CardFetches } from '../ports/card-fetches';
import { ImageRegister } from '../../../core/application/ports/image-register';
import { ShowLinkService } from '../../../core/application/show-link.service';

/** The card of a link, and who has fetched it. */
export interface ShownCard {
  readonly shortUrl: string;
  /** When it last became another; null: never. */
  readonly changedAt: Date | null;
  /** Latest first. */
  readonly fetches: readonly CardFetch[];
  readonly hasImage: boolean;
  /** Null where there is none, and where it was not measured: those out there are not ours. */
  readonly image: MeasuredImage | null;
}

/** Tells members of the group that holds a link which services have drawn its card, and from what. */
@Injectable()
export class ShowCardService {
  constructor(
    private readonly showLink: ShowLinkService,
    private readonly cardFetches: CardFetches,
    private readonly register: ImageRegister,
  ) {}

  /** Throws `LinkDoesNotExist` also when it is another group's. */
  async show(member: Member, place: LinkPlace): Promise<ShownCard> {
    const { link, domain } = await this.showLink.show(member, place);
    const { imageUrl } = linkPreviewOf(link);
    return {
      shortUrl: shortUrlOf(domain.origin, link.slug),
      changedAt: link.cardChangedAt,
      fetches: await this.cardFetches.fetchesOf(link.id),
      hasImage: imageUrl !== null,
      image: await this.sizeOf(imageUrl),
    };
  }

  private async sizeOf(imageUrl: string | null): Promise<MeasuredImage | null> {
    const name = imageUrl === null ? null : uploadedName(imageUrl);
    return name === null ? null : this.register.sizeOf(name);
  }
}
