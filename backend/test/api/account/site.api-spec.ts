import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StorageSettings } from '../../../src/config/settings';
import { TestServer } from '../../support/app';
import { NEWEBPAY_SETTINGS } from '../../support/newebpay';

describe('what the site tells of itself', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start('SQLite', {
      EXTENSION_URL: 'https://extension.example/',
      CONTACT_EMAIL: 'help@linklet.test',
      TRUSTED_PROXIES: '127.0.0.1',
      ...NEWEBPAY_SETTINGS,
    });
    writeFileSync(
      join(server.web.app.get(StorageSettings).dataDir, 'notices.json'),
      JSON.stringify({ outage: { id: 'o1', zh: '維修中', en: 'Under repair' } }),
    );
  });
  afterAll(() => server.stop());

  it('is open to everybody', async () => {
    const { status, body } = await server.ask('/api/v1/site');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        ways: { google: false, oneTapClientId: null, product: 'linklet' },
        links: { extension: 'https://extension.example/', partner: null, secondSite: null },
        contactEmail: 'help@linklet.test',
        outage: { id: 'o1', zh: '維修中', en: 'Under repair' },
        promotion: null,
        subdomainRoot: 'linklet.test',
        paymentTypes: ['newebPay'],
        humanVerification: null,
      },
    });
  });

  it('includes where the caller seems to be, whatever the caller says', async () => {
    const guest = await server.guest();
    const from = (address: string, query = '') =>
      guest.call(`/location${query}`, { headers: { 'x-forwarded-for': address } });
    expect((await from('140.112.8.116')).body).toEqual({ data: { city: 'Taipei', country: 'TW' } });
    expect((await from('127.0.0.1', '?ip=8.8.8.8')).body).toEqual({ data: { city: null, country: 'TW' } });
    expect((await server.ask('/api/v1/location')).status).toBe(401);
  });
});
