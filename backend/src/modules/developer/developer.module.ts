import { Module } from '@nestjs/common';
import { ApiPlanModule } from './plan/plan.module';
import { McpModule } from './mcp/mcp.module';
import { PicSeeModule } from './picsee/picsee.module';
import { ApiTokensModule } from './tokens/tokens.module';
import { YourlsModule } from './yourls/yourls.module';
import { WebhooksModule } from './webhooks/webhooks.module';

@Module({ imports: [ApiPlanModule, ApiTokensModule, McpModule, PicSeeModule, WebhooksModule, YourlsModule] })
export class DeveloperModule {}
