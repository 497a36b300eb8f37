import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WebSettings } from '../../../../../config/web-settings';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../../../shared/personal-data/personal-data';
import { IMAGES_PATH } from '../../../core/domain/preview/image-name';
import { ImageRegister } from '../../../core/application/ports/image-register';
import { ImageStore } from '../ports/image-store';

const AT_ONCE = 200;
const MAX_EXPORTED = 100_000;

/** The pictures that groups which end with a person have uploaded. */
@Injectable()
export class ImagesOfPeopleService implements OnModuleInit, PersonalDataHolder {
  readonly name = 'images';
  readonly erasesInParts = true;

  constructor(
    private readonly register: ImageRegister,
    private readonly store: ImageStore,
    private readonly web: WebSettings,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ groupIds }: Person): Promise<unknown> {
    const names = await this.register.ofGroups(groupIds, MAX_EXPORTED);
    return names.map((name) => `${this.web.appOrigin}${IMAGES_PATH}${name}`);
  }

  /** Files go before what tells of them, so that a crash leaves none behind; those that other groups have, too, stay. */
  async erase({ groupIds }: Person): Promise<void> {
    for (;;) {
      const names = await this.register.ofGroups(groupIds, AT_ONCE);
      if (names.length === 0) return;
      const shared = await this.register.alsoOfOthers(groupIds, names);
      for (const name of names) if (!shared.has(name)) await this.store.remove(name);
      await this.register.forget(groupIds, names);
    }
  }
}
