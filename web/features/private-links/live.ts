import { registerLive } from '#web/api/live.ts';
import { linksKey } from './links-query.ts';

registerLive({
  'link.changed': (_payload, client) => void client.invalidateQueries({ queryKey: linksKey }),
  reset: (_payload, client) => void client.invalidateQueries({ queryKey: linksKey }),
});
