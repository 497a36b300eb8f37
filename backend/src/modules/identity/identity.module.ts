import { Module } from '@nestjs/common';
import { SessionsModule } from './sessions.module';
import { SignInModule } from './sign-in.module';

@Module({ imports: [SessionsModule, SignInModule], exports: [SessionsModule] })
export class IdentityModule {}
