/**
 * Checks the configuration that the server would read. Reports invalid variables, and settings that cost
 * money or limit what users can do.
 *
 * npm run doctor
 *
 * Reads the server's variables, opens nothing and changes nothing. Exits with 1 if the server would not
 * start.
 */
import { serverSettingChoices } from '../contract/server-settings.ts';
import { ConfigError, loadConfig } from '../server/config.ts';
import { engineBlueprints } from '../server/configured-engines.ts';
import { paidEnginesOf } from '../server/engine-config.ts';
import { operatorWarnings, warningSentence } from '../server/features/billing/operator-warnings.ts';

function examine(): { warnings: string[]; usesCoins: boolean } {
  const { billing, engines, localAccounts, settings, smtp, usesCoins } = loadConfig(process.env);
  const paidEngines = paidEnginesOf(engineBlueprints, engines);
  const isMailSent = smtp !== null;
  const warnings = operatorWarnings({
    billing,
    usesCoins,
    // What an admin has chosen in the panel is in the database, which is not opened.
    signUp: settings.signup ?? serverSettingChoices.signup[0],
    paidEngines,
    localAccounts,
    isMailSent,
  }).map(warningSentence);
  return { warnings, usesCoins };
}

try {
  const { warnings, usesCoins } = examine();
  console.log('The configuration is valid.');
  for (const sentence of warnings) console.log(`  ! ${sentence}`);
  if (!usesCoins) console.log('This server works without coins: nothing costs coins, and nothing is sold.');
  if (warnings.length === 0) console.log('No cost warnings.');
  console.log('Engines set up in the admin panel are not checked here; its overview shows their warnings.');
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
