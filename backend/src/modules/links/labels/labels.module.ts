import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../../billing';
import { GroupsModule } from '../../groups';
import { ChangeTagService } from './application/change-tag.service';
import { ChooseToolsService } from './application/choose-tools.service';
import { LabelsOfPeopleService } from './application/labels-of-people.service';
import { LinkLabelsService } from './application/link-labels.service';
import { MergeTagsService } from './application/merge-tags.service';
import { TagRepository } from './application/ports/tag-repository';
import { TrackingToolRepository } from './application/ports/tracking-tool-repository';
import { RemoveTagService } from './application/remove-tag.service';
import { TagsInCareService } from './application/tags-in-care.service';
import { TagsService } from './application/tags.service';
import { ToolChangePublisherService } from './application/tool-change-publisher.service';
import { TrackingToolsService } from './application/tracking-tools.service';
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
    ChangeTagService,
    ChooseToolsService,
    LabelsOfPeopleService,
    LinkLabelsService,
    MergeTagsService,
    RemoveTagService,
    TagListQuery,
    TagsService,
    TagsInCareService,
    ToolChangePublisherService,
    TrackingToolsService,
    { provide: TagRepository, useClass: TypeormTagRepository },
    { provide: TrackingToolRepository, useClass: TypeormTrackingToolRepository },
  ],
  exports: [
    ChooseToolsService,
    LinkLabelsService,
    TagRepository,
    TagsService,
    ToolChangePublisherService,
    TrackingToolRepository,
  ],
})
export class LabelsModule {}
