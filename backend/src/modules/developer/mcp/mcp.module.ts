import { Module } from '@nestjs/common';
import { OwnApiModule } from '../../../shared/http/own-api.module';
import { McpRoutes } from './http/mcp-routes';

/** The API for models: each call that programs may make is a tool. */
@Module({ imports: [OwnApiModule], providers: [McpRoutes] })
export class McpModule {}
