/** Names that never lead to a site or a mailbox: https://www.rfc-editor.org/rfc/rfc2606 */
export function isSample(address: string): boolean {
  const host =
    /^[a-z]+:/i.test(address) && URL.canParse(address) ? new URL(address).hostname : (address.split('@')[1] ?? '');
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i.test(host);
}
