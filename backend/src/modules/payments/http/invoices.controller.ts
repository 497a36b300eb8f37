import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../shared/http/answers.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { CHARITIES, DEFAULT_WELFARE_CODE } from '../domain/invoice-settings';
import { WelfareCodesDto } from './dto/invoice.dto';

@ApiTags('billing')
@Controller('payments/invoice')
export class InvoicesController {
  /** Lists charities that invoices can be donated to. */
  @Get('welfare_codes')
  @Requires('payments.list-charities')
  @Answers(WelfareCodesDto)
  welfareCodes(): WelfareCodesDto {
    return {
      welfareCodes: CHARITIES.map(({ code, name }) => ({ code, name })),
      defaultCode: DEFAULT_WELFARE_CODE,
    };
  }
}
