import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../../shared/domain/actor';
import { RateLimits } from '../../../../../shared/rate-limit/rate-limits';
import type { GivenImage } from '../../domain/images/image-upload';
import type { ImageInput } from '../../domain/images/image-input';
import { ImageRefused } from '../../domain/images/image.errors';
import { EditableLinksService } from '../../../core/application/editable-links.service';
import { type LinkReference, LinkPlacesService } from '../../../core/application/link-places.service';
import { ImageEditor } from '../ports/image-editor';
import { GivenImagesService } from './given-images.service';
import { KeepImageService } from './keep-image.service';

/** More than anybody tries out; far too little to fill a disk. */
const LIMIT = { name: 'links.upload-image', points: 120, seconds: 3_600 };

export interface ImageUpload extends GivenImage {
  /** The link that it is for, if that exists already. */
  readonly link: LinkReference | null;
  readonly input: ImageInput;
}

/** Makes a picture for previews of one that a member gives. */
@Injectable()
export class UploadImageService {
  constructor(
    private readonly places: LinkPlacesService,
    private readonly editable: EditableLinksService,
    private readonly limits: RateLimits,
    private readonly given: GivenImagesService,
    private readonly editor: ImageEditor,
    private readonly keepImage: KeepImageService,
  ) {}

  /** Its name. Throws `ImageRefused`, `ImagesBusy`, `RateLimited`, `LinkDoesNotExist`, `NotAllowed`, `LinkDeleted`. */
  async upload(member: Member, { link, input, ...given }: ImageUpload): Promise<string> {
    if (link !== null) await this.editable.hold(member, await this.places.placeOf(link));
    await this.limits.take(LIMIT, member.userId);
    try {
      const bytes = await this.given.bytesOf(member.groupId, given);
      return await this.keepImage.keep(member.groupId, await this.editor.edit(bytes, input));
    } catch (error) {
      throw error instanceof ImageRefused ? error.of(given.file === null ? 'imageUrl' : 'file') : error;
    }
  }
}
