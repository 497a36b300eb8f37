import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../../billing';
import { GroupsModule } from '../../groups';
import { ChangeTag } from './application/change-tag.service';
import { ChooseTools } from './application/choose-tools.service';
import { LabelsOfPeople } from './application/labels-of-people.service';
import { LinkLabels } from './application/link-labels.service';
import { MergeTags } from './application/merge-tags.service';
import { TagRepository } from './application/ports/tag-repository';
import { TrackingToolRepository } from './application/ports/tracking-tool-repository';
import { RemoveTag } from './application/remove-tag.service';
import { TagsInCare } from './application/tags-in-care.service';
import { Tags } from './application/tags.service';
import { ToolChangePublisher } from './application/tool-change-publisher.service';
import { TrackingTools } from './application/tracking-tools.service';
import { TagsController } from './http/tags.controller';
import { TrackingToolsController } from './http/tracking-tools.controller';
import { TagListQuery } from './infrastructure/tag-list.query';
import { TypeormTagRepository } from './infrastructure/typeorm-tag-repository';
import { TypeormTrackingToolRepository } from './infrastructure/typeorm-tracking-tool-repository';
import { tagSchema } from './infrastructure/tag.schema';
import { trackingToolSchema } from './infrastructure/tracking-tool.schema';
import { PersonalDataModule } from '../../../shared/personal-data/personal-data.module';

/** Tags and tracking tools of groups. */
@Module({
  imports: [
    PersonalDataModule,
    BillingModule,
    GroupsModule,
    TypeOrmModule.forFeature([tagSchema, trackingToolSchema]),
  ],
  controllers: [TagsController, TrackingToolsController],
  providers: [
    ChangeTag,
    ChooseTools,
    LabelsOfPeople,
    LinkLabels,
    MergeTags,
    RemoveTag,
    TagListQuery,
    Tags,
    TagsInCare,
    ToolChangePublisher,
    TrackingTools,
    { provide: TagRepository, useClass: TypeormTagRepository },
    { provide: TrackingToolRepository, useClass: TypeormTrackingToolRepository },
  ],
  exports: [ChooseTools, LinkLabels, TagRepository, Tags, ToolChangePublisher, TrackingToolRepository],
})
export class LabelsModule {}
