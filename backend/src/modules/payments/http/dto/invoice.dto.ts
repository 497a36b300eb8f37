import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { INVOICE_TYPES, type InvoiceType } from '../../domain/invoice-settings';

const MAX_TEXT_LENGTH = 200;

/** A phone number, which appears on no invoice. */
export class PhoneDto {
  @WhenPresent()
  @MaxLength(MAX_TEXT_LENGTH)
  @IsString({ message: 'country must be text' })
  readonly country?: string;

  @WhenPresent()
  @MaxLength(MAX_TEXT_LENGTH)
  @IsString({ message: 'area must be text' })
  readonly area?: string;

  @WhenPresent()
  @MaxLength(MAX_TEXT_LENGTH)
  @IsString({ message: 'extension must be text' })
  readonly extension?: string;
}

/** How invoices are issued. Fields that the type does not need are ignored. */
export class InvoiceDto {
  /**
   * `welfare`: donated. `duplicate`: for a person; needs name, email and area code. `triplicate`: for a company; also needs
   * the tax ID. `einvoice`: stored with a carrier.
   */
  @IsIn(INVOICE_TYPES)
  readonly type!: InvoiceType;

  @WhenPresent()
  @MaxLength(MAX_TEXT_LENGTH)
  @IsString({ message: 'name must be text' })
  readonly name?: string;

  @WhenPresent()
  @MaxLength(MAX_TEXT_LENGTH)
  @IsString({ message: 'email must be text' })
  readonly email?: string;

  @WhenPresent()
  @ValidateNested()
  @IsObject({ message: 'phone must be an object' })
  @Type(() => PhoneDto)
  readonly phone?: PhoneDto;

  /** Taiwanese tax ID of a company, 8 digits. */
  @WhenPresent()
  @MaxLength(MAX_TEXT_LENGTH)
  @IsString({ message: 'taxId must be text' })
  readonly taxId?: string;

  /** Mobile barcode such as `/ABC+123`, or number of a citizen certificate. */
  @WhenPresent()
  @MaxLength(MAX_TEXT_LENGTH)
  @IsString({ message: 'einvoice must be text' })
  readonly einvoice?: string;

  /** Donation code of a charity; `599` unless given. */
  @WhenPresent()
  @MaxLength(MAX_TEXT_LENGTH)
  @IsString({ message: 'welfareCode must be text' })
  readonly welfareCode?: string;
}

/** A phone number; parts that are not known are empty. */
export class StoredPhoneDto {
  readonly country!: string;
  readonly area!: string;
  readonly extension!: string;
}

/** How invoices are issued; fields that the type does not need are empty. */
export class InvoiceSettingsDto {
  @ApiProperty({ enum: INVOICE_TYPES })
  readonly type!: InvoiceType;
  readonly name!: string;
  readonly email!: string;
  readonly phone!: StoredPhoneDto;
  readonly taxId!: string;
  readonly einvoice!: string;
  readonly welfareCode!: string;
}

/** How invoices of a group are issued. */
export class GroupInvoiceDto extends InvoiceSettingsDto {
  /** False until the group has saved its own: these are the defaults then, and a form should let its admin choose. */
  readonly isSaved!: boolean;
}

export class WelfareCodeDto {
  readonly code!: string;
  readonly name!: string;
}

/** Charities that donated invoices can go to. Other codes can be entered, too. */
export class WelfareCodesDto {
  readonly welfareCodes!: WelfareCodeDto[];
  /** Code that is used when none is given. */
  readonly defaultCode!: string;
}
