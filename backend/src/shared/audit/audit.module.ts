import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit-log.query';
import { AuditPersonalData } from './audit-personal-data';
import { AuditTrail } from './audit-trail';
import { PersonalDataModule } from '../personal-data/personal-data.module';

@Global()
@Module({
  imports: [PersonalDataModule],
  providers: [AuditLog, AuditPersonalData, AuditTrail],
  exports: [AuditLog, AuditTrail],
})
export class AuditModule {}
