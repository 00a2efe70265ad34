/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  follow(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Follows a link to what its server sends as a file to save; the page stays. */
export const downloadFrom = (address: string): void => follow(address, '');

function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
