/** Sent to the browser's other tabs after a sign-in or sign-out. */
type SessionMessage = 'signedIn' | 'signedOut';

const channelName = 'adventure-session';

/** A channel receives messages from every other channel of its name, including those of its own page. */
const thisTab = Math.random();

export function notifyTabs(message: SessionMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ message, from: thisTab });
  channel.close();
}

export function onTabMessage(listener: (message: SessionMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data?.from === thisTab) return;
    if (data?.message === 'signedIn' || data?.message === 'signedOut') listener(data.message);
  };
  return () => channel.close();
}
