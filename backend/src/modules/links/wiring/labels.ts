import { EditableLinks } from '../application/labels/editable-links.service';
import { LabelsOfPeople } from '../application/labels/labels-of-people.service';
import { LinkLabels } from '../application/labels/link-labels.service';
import { PixelsOnLink } from '../application/labels/pixels-on-link.service';
import { TagLink } from '../application/labels/tag-link.service';
import { Tags } from '../application/labels/tags.service';
import { ToolsOnLink } from '../application/labels/tools-on-link.service';
import { ToolNews } from '../application/labels/tool-news.service';
import { TrackingTools } from '../application/labels/tracking-tools.service';
import { TagRepository } from '../application/ports/tag-repository';
import { TrackingToolRepository } from '../application/ports/tracking-tool-repository';
import { LinkTagsController } from '../http/link-tags.controller';
import { LinkToolsController } from '../http/link-tools.controller';
import { TagsController } from '../http/tags.controller';
import { TrackingToolsController } from '../http/tracking-tools.controller';
import { TagListQuery } from '../infrastructure/tag-list.query';
import { tagSchema } from '../infrastructure/tag.schema';
import { trackingToolSchema } from '../infrastructure/tracking-tool.schema';
import { TypeormTagRepository } from '../infrastructure/typeorm-tag-repository';
import { TypeormTrackingToolRepository } from '../infrastructure/typeorm-tracking-tool-repository';

/** Tags and tracking tools, on links and by themselves. */
export const LABELS = {
  entities: [tagSchema, trackingToolSchema],
  controllers: [LinkTagsController, LinkToolsController, TagsController, TrackingToolsController],
  providers: [
    EditableLinks,
    LabelsOfPeople,
    LinkLabels,
    PixelsOnLink,
    TagLink,
    TagListQuery,
    Tags,
    ToolNews,
    ToolsOnLink,
    TrackingTools,
    { provide: TagRepository, useClass: TypeormTagRepository },
    { provide: TrackingToolRepository, useClass: TypeormTrackingToolRepository },
  ],
};
