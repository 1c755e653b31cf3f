/** Letters as any keyboard has them: small, and without their marks. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replaceAll(/\p{M}/gu, "");
}
