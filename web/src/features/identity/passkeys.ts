/** The browser's side of passkeys: what it is asked, and what it answers, as the server writes it. */
import type { Challenge, Enrolment, NewPasskey, SignedChallenge } from "../../wire";

/** Why there are none here; null where there are. Browsers have them on https and at localhost alone. */
export function whyNoPasskeys(): "passkeys-need-https" | "passkeys-unknown" | null {
  if (!window.isSecureContext) return "passkeys-need-https";
  return "PublicKeyCredential" in window ? null : "passkeys-unknown";
}

/** Have a passkey made; null where its owner has thought better of it, or this device has one. */
export async function makePasskey(asked: Enrolment, label: string): Promise<NewPasskey | null> {
  const made = await answered(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(asked.challenge),
        rp: { id: asked.site, name: "Zasłonka" },
        user: { id: bytes(asked.handle), name: asked.name, displayName: asked.name },
        pubKeyCredParams: asked.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: bytes(id) })),
        // To be found without a name being typed.
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "preferred",
        },
        attestation: "none",
        timeout: asked.seconds * 1000,
      },
    }),
  );
  if (!(made?.response instanceof AuthenticatorAttestationResponse)) return null;
  const { clientDataJSON, attestationObject } = made.response;
  return { label, client_data: text(clientDataJSON), attestation: text(attestationObject) };
}

/** Have a challenge signed by whichever passkey its owner chooses. */
export async function signChallenge(asked: Challenge): Promise<SignedChallenge | null> {
  const used = await answered(
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(asked.challenge),
        rpId: asked.site,
        userVerification: "preferred",
        timeout: asked.seconds * 1000,
      },
    }),
  );
  if (!(used?.response instanceof AuthenticatorAssertionResponse)) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
  return {
    id: used.id,
    client_data: text(clientDataJSON),
    authenticator_data: text(authenticatorData),
    signature: text(signature),
    handle: text(userHandle ?? new ArrayBuffer(0)),
  };
}

/** A browser answers a ceremony that came to nothing with an error, whatever the reason was. */
async function answered(ceremony: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    const answer = await ceremony;
    return answer instanceof PublicKeyCredential ? answer : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Bytes out of base64url, and back. */
export function bytes(from: string): Uint8Array<ArrayBuffer> {
  const plain = atob(from.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(from: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(from), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
