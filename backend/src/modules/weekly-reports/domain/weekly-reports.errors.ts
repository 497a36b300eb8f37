import { DomainError } from '../../../shared/domain/domain-error';

/** The link was not made by this installation, or was cut on its way. */
export class ReportLinkInvalid extends DomainError {
  constructor() {
    super(
      'forbidden',
      'weekly-reports.link-invalid',
      'This link is not complete. Use the link of the email, or turn the report off in the settings.',
    );
  }
}
