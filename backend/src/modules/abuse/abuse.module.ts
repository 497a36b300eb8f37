import { Module } from '@nestjs/common';
import { CasesModule } from './cases.module';
import { DeskModule } from './desk/desk.module';

@Module({ imports: [CasesModule, DeskModule] })
export class AbuseModule {}
