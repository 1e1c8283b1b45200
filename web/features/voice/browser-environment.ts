import { spokenLocaleOf } from '#contract/languages.ts';
import { speechAbility, speechToText } from '#contract/speech.ts';
import { call } from '#web/api/call.ts';
import { currentLanguage, currentLocale } from '#web/i18n/language.ts';
import type { Meter, Recognition, VoiceEnvironment } from './environment.ts';

/** In order of preference: small, and supported by every engine. */
const recordedTypes = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm'] as const;

/** Enough for speech; half a minute stays far below the upload limit. */
const bitsPerSecond = 48_000;

type RecognitionClass = new () => Recognition;

function recognitionClass(): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

function createRecorder(stream: MediaStream): MediaRecorder {
  const mimeType = recordedTypes.find((type) => MediaRecorder.isTypeSupported(type));
  return new MediaRecorder(stream, { audioBitsPerSecond: bitsPerSecond, ...(mimeType && { mimeType }) });
}

/** Quiet speech is near a hundredth of full scale: the square root makes it visible on a meter. */
const loudest = 0.35;

function openMeter(stream: MediaStream): Meter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(Math.sqrt(power) / loudest));
    },
    close: () => void context.close(),
  };
}

/** The browser's current functions, looked up on each call, since a test may replace them. */
export function browserEnvironment(): VoiceEnvironment {
  // Both are missing on pages served over plain http from another machine.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  const Recognising = recognitionClass();
  return {
    isSecure: window.isSecureContext,
    async canTranscribe() {
      return (await call(speechAbility)).canTranscribe;
    },
    async transcribe(recording, signal) {
      const language = currentLocale();
      const { transcribedText } = await call(speechToText, {
        form: { language },
        files: { audio: recording },
        signal,
      });
      return transcribedText;
    },
    getMicrophone: devices ? () => devices.getUserMedia({ audio: true }) : null,
    createRecorder: 'MediaRecorder' in window ? createRecorder : null,
    openMeter,
    createRecognition: Recognising
      ? () => {
          const recognition = new Recognising();
          recognition.lang = spokenLocaleOf(currentLanguage());
          return recognition;
        }
      : null,
    now: () => performance.now(),
    setInterval(tick, everyMs) {
      const timer = window.setInterval(tick, everyMs);
      return () => window.clearInterval(timer);
    },
    onHidden(then) {
      const listen = () => {
        if (document.visibilityState === 'hidden') then();
      };
      document.addEventListener('visibilitychange', listen);
      return () => document.removeEventListener('visibilitychange', listen);
    },
  };
}
