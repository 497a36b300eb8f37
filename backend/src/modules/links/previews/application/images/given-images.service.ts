import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../../config/web-settings';
import { type GivenImage, imageOriginOf } from '../../domain/images/image-upload';
import { ImageRefused } from '../../domain/images/image.errors';
import { ImageRegister } from '../../../core/application/ports/image-register';
import { ImageSource } from '../ports/image-source';
import { ImageStore } from '../ports/image-store';

/** The bytes of pictures that people give, wherever those are. */
@Injectable()
export class GivenImagesService {
  constructor(
    private readonly source: ImageSource,
    private readonly register: ImageRegister,
    private readonly store: ImageStore,
    private readonly web: WebSettings,
  ) {}

  /** Throws `ImageRefused`; of what is out there, it does not say why it cannot be had. */
  async bytesOf(groupId: number, given: GivenImage): Promise<Uint8Array> {
    const origin = imageOriginOf(given, this.web.appOrigin);
    if (origin.kind === 'file') return origin.bytes;
    const bytes =
      origin.kind === 'address'
        ? await this.source.fetch(origin.address)
        : await this.uploaded(groupId, origin.name);
    if (bytes) return bytes;
    const message =
      'There is no picture at this address, or it cannot be reached: try another, or send a file.';
    throw new ImageRefused('links.image-unreachable', message, 'imageUrl');
  }

  private async uploaded(groupId: number, name: string): Promise<Uint8Array | null> {
    return (await this.register.has(groupId, name)) ? this.store.bytesOf(name) : null;
  }
}
