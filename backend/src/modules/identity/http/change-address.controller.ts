import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SignedInMember } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentSignedIn } from '../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { ChangeAddressService } from '../application/codes/change-address.service';
import { RequestCodeService } from '../application/codes/request-code.service';
import type { SignInVisitor } from '../application/visitor';
import { codeSent } from './code-sent';
import { CodeDto, CodeRequestDto, CodeSentDto } from './dto/sign-in-code.dto';
import { CurrentVisitor } from './current-visitor.decorator';

/** Moving to another address. */
@ApiTags('session')
@Controller('auth/change_account')
export class ChangeAddressController {
  constructor(
    private readonly requests: RequestCodeService,
    private readonly changing: ChangeAddressService,
  ) {}

  /** Sends a code to the new email address. The response is the same whether or not that address has an account. */
  @Post('email')
  @Requires('identity.request-new-address')
  @Answers(CodeSentDto)
  async email(
    @Body() body: CodeRequestDto,
    @CurrentSignedIn() member: SignedInMember,
    @CurrentVisitor() { address }: SignInVisitor,
  ): Promise<CodeSentDto> {
    return codeSent(await this.requests.toMove(body, member, address));
  }

  /**
   * Changes the caller's email address after verifying the code sent to the new one. A notice is sent to the old
   * address.
   */
  @Post('verify')
  @Requires('identity.change-address')
  @Answers(SuccessDto)
  async verify(
    @Body() { email, verificationCode: code }: CodeDto,
    @CurrentSignedIn() member: SignedInMember,
    @CurrentVisitor() { address }: SignInVisitor,
  ): Promise<SuccessDto> {
    await this.changing.change({ email, code }, member, address);
    return new SuccessDto();
  }
}
