import { Module } from '@nestjs/common';
import { BulkModule } from './bulk/bulk.module';
import { CoreModule } from './core/core.module';
import { CreationModule } from './creation/creation.module';
import { LabelsModule } from './labels/labels.module';
import { PreviewsModule } from './previews/previews.module';
import { SearchModule } from './search/search.module';

@Module({
  imports: [LabelsModule, CoreModule, PreviewsModule, SearchModule, BulkModule, CreationModule],
  exports: [CoreModule, SearchModule, BulkModule, CreationModule],
})
export class LinksModule {}
