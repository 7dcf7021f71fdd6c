import { useEffect, useState, type ComponentType } from 'react';
import { qrCode, qrFailed } from './text.ts';
import type { QRCodeSVG } from 'qrcode.react';
import { QR_SIZE } from '#config.ts';

/** A QR code; its drawing code is only fetched by who gets one. */
export function QrCode({ text }: { text: string }) {
  const [drawing, setDrawing] = useState<{ Svg: ComponentType<Parameters<typeof QRCodeSVG>[0]> } | 'failed'>();

  useEffect(() => {
    import('qrcode.react').then(
      (module) => setDrawing({ Svg: module.QRCodeSVG }),
      () => setDrawing('failed'),
    );
  }, []);

  if (drawing === 'failed') return <p role="alert">{qrFailed}</p>;
  if (!drawing) return <div className="skeleton" style={{ width: QR_SIZE, height: QR_SIZE }} />;
  return <drawing.Svg value={text} size={QR_SIZE} level="M" marginSize={4} title={qrCode} />;
}
