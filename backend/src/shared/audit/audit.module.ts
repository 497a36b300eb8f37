import { Global, Module } from '@nestjs/common';
import { AuditLogQuery } from './audit-log.query';
import { AuditPersonalData } from './audit-personal-data';
import { AuditTrail } from './audit-trail';
import { PersonalDataModule } from '../personal-data/personal-data.module';

@Global()
@Module({
  imports: [PersonalDataModule],
  providers: [AuditLogQuery, AuditPersonalData, AuditTrail],
  exports: [AuditLogQuery, AuditTrail],
})
export class AuditModule {}
