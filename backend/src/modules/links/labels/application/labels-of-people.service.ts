import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../../shared/personal-data/personal-data';
import { TagRepository } from './ports/tag-repository';
import { TrackingToolRepository } from './ports/tracking-tool-repository';

/** The tags and tracking tools of groups that end with a person; those of other groups are theirs. */
@Injectable()
export class LabelsOfPeopleService implements OnModuleInit, PersonalDataHolder {
  readonly name = 'labels';

  constructor(
    private readonly tags: TagRepository,
    private readonly tools: TrackingToolRepository,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ groupIds }: Person): Promise<unknown> {
    const tags = await this.tags.allOf(groupIds);
    const tools = await this.tools.allOf(groupIds);
    return {
      tags: tags.map(({ value, color, createdAt }) => ({
        value,
        color,
        createTime: createdAt.toISOString(),
      })),
      trackingTools: tools.map(({ name, note, value, createdAt }) => ({
        name,
        note,
        value,
        createTime: createdAt.toISOString(),
      })),
    };
  }

  async erase({ groupIds }: Person): Promise<void> {
    await this.tags.removeAllOf(groupIds);
    await this.tools.removeAllOf(groupIds);
  }
}
