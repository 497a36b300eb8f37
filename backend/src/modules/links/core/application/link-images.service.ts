import { Injectable } from '@nestjs/common';
import { SettingRefused } from '../domain/link-settings.errors';
import type { Link } from '../domain/link.entity';
import { uploadedName } from '../domain/preview/image-name';
import { ImageRegister } from './ports/image-register';

/** The pictures that links show. */
@Injectable()
export class LinkImagesService {
  constructor(private readonly register: ImageRegister) {}

  /** An upload that a link shows stays for good: what was shared with it goes on showing it. Throws `SettingRefused`. */
  async use(groupId: number, imageUrl: string | null): Promise<void> {
    const name = imageUrl === null ? null : uploadedName(imageUrl);
    if (name === null || (await this.register.use(groupId, name))) return;
    const message = 'There is no such picture: upload it again, then save within a day.';
    throw new SettingRefused('imageUrl', 'links.image-unknown', message);
  }

  /** An upload goes where the link goes that shows it: the group that it came from may end. Other links there may show it, so it stays, too. */
  async follow({ groupId, imageUrl }: Pick<Link, 'groupId' | 'imageUrl'>): Promise<void> {
    const name = imageUrl === null ? null : uploadedName(imageUrl);
    if (name !== null) await this.register.share(groupId, name);
  }
}
