import { isoDate } from '#contract/durations.ts';
import { dataExportPath } from '#contract/profile.ts';
import type { Api } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/download-name.ts';
import type { Accounts } from '../accounts.ts';

export function registerExportRoute(api: Api, accounts: Accounts): void {
  api.document({
    path: dataExportPath,
    summary: 'All data of the signed-in user: pictures, records and ledger',
    signedIn: true,
    contentType: 'application/zip',
  });
  api.hono.get(dataExportPath, async (context) => {
    const identity = await api.identify(context, 'dataExport');
    const today = isoDate(new Date());
    return new Response(accounts.exportData(identity), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': attachment(`adventure-data-${today}.zip`),
      },
    });
  });
}
