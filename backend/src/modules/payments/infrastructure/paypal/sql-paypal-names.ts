import { Injectable } from '@nestjs/common';
import { addRow } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { PayPalNames } from './paypal-catalog';

@Injectable()
export class SqlPayPalNames extends PayPalNames {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async find(key: string): Promise<string | null> {
    const [row] = await this.unitOfWork.manager.query<{ paypal_id: string }[]>(
      'SELECT paypal_id FROM paypal_catalog WHERE catalog_key = ?',
      [key],
    );
    return row?.paypal_id ?? null;
  }

  async add(key: string, name: string, at: Date): Promise<void> {
    await addRow(this.unitOfWork.manager, 'paypal_catalog', {
      catalog_key: key,
      paypal_id: name,
      created_at: at,
    });
  }
}
