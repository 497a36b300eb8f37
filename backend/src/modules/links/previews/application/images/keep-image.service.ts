import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../shared/domain/clock';
import { Randomness } from '../../../../../shared/domain/randomness';
import { imageNameOf } from '../../../core/domain/preview/image-name';
import type { EditedImage } from '../ports/image-editor';
import { ImageRegister } from '../../../core/application/ports/image-register';
import { ImageStore } from '../ports/image-store';

const NAME_BYTES = 16;

/** Keeps a picture for a day or, once a link shows it, for good. */
@Injectable()
export class KeepImageService {
  constructor(
    private readonly register: ImageRegister,
    private readonly store: ImageStore,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** Its name. It is noted before it is written, so that half of one is removed as unused. */
  async keep(groupId: number, { bytes, size, extension }: EditedImage): Promise<string> {
    const name = imageNameOf(this.randomness.bytes(NAME_BYTES), extension);
    await this.register.add({ name, groupId, at: this.clock.now(), ...size, bytes: bytes.length });
    await this.store.put(name, bytes);
    return name;
  }
}
